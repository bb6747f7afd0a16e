import { lazy, type ReactNode } from 'react';
import { DataProvider } from '../../renderer/data.ts';
import { MeProvider } from '../../renderer/contexts.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { useFrame } from '../frame.ts';
import { Optional } from '../Optional.tsx';
import { pageData } from '../page-data.ts';
import { useQuestion, useVisit } from './useVisit.ts';

const VisitAgain = lazy(() => import('./VisitAgain.tsx').then((part) => ({ default: part.VisitAgain })));

/** A visitor without a session is, for the pages below, the person that they proved to be. */
export function VisitProvider({ children }: { children: ReactNode }) {
  const { me } = useFrame();
  const visit = useVisit();
  const question = useQuestion();
  return (
    <MeProvider value={me ?? visit?.subject ?? NOBODY}>
      <DataProvider value={(me === undefined ? visit?.data : undefined) ?? pageData}>
        {children}
        {visit && question && (
          <Optional>
            <VisitAgain group={visit.group} question={question} />
          </Optional>
        )}
      </DataProvider>
    </MeProvider>
  );
}
