import { lazy, Suspense, type ComponentType } from 'react';

const parts = new Map<string, ComponentType<{ 'aria-hidden': true }>>();

const NAME = /^[A-Z][A-Za-z0-9]*Outlined$/;

const NoIcon = () => null;

/** Finds an icon: first among those of pages, then among all of the icon selector. */
async function find(name: string): Promise<{ default: ComponentType }> {
  const pageIcons: Readonly<Record<string, ComponentType>> = await import('./page-icons.ts');
  if (Object.hasOwn(pageIcons, name)) return { default: pageIcons[name] ?? NoIcon };
  const { allIcons } = await import('./fields/widgets/icon/icon-set.ts');
  return { default: (Object.hasOwn(allIcons, name) ? allIcons[name] : undefined) ?? NoIcon };
}

/** An icon by its name; a name that no icon has shows nothing. Screen readers pass it over: the words stand beside it. */
export function Icon({ name }: { name: string }) {
  if (!NAME.test(name)) return null;
  const Part = parts.get(name) ?? lazy(() => find(name));
  parts.set(name, Part);
  return (
    <Suspense fallback={null}>
      <Part aria-hidden />
    </Suspense>
  );
}
