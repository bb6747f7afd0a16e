import { lazy } from 'react';
import type { ListView } from '../../../../../contract/generated/meta.ts';
import type { RowsProps } from '../DesktopTable.tsx';
import { Lanes } from '../lanes/Lanes.tsx';

const Calendar = lazy(async () => ({ default: (await import('./calendar/Calendar.tsx')).Calendar }));
const Gallery = lazy(async () => ({ default: (await import('./gallery/Gallery.tsx')).Gallery }));
const Timeline = lazy(async () => ({ default: (await import('./timeline/Timeline.tsx')).Timeline }));

/** The rows of a list in a view that is no table. */
export function Viewed({ view, ...props }: RowsProps & { readonly view: ListView }) {
  switch (view.as) {
    case 'lanes':
      return <Lanes {...props} view={view} />;
    case 'calendar':
      return <Calendar {...props} view={view} />;
    case 'gallery':
      return <Gallery {...props} view={view} />;
    case 'timeline':
      return <Timeline {...props} view={view} />;
    case 'table':
      return undefined;
  }
}
