import { useEffect, useState, type ComponentType } from 'react';

/** Icons by name. */
export type MenuIcons = Readonly<Record<string, ComponentType>>;

const FALLBACK = 'AppstoreOutlined';

let known: MenuIcons = {};

/** Finds an icon: first among those of the shipped menu, then among the others, last among all that can be chosen. An unknown name gets a neutral one. */
async function find(name: string): Promise<ComponentType | undefined> {
  if (!Object.hasOwn(known, FALLBACK)) known = { ...(await import('./menu-icons.ts')).menuIcons, ...known };
  if (!Object.hasOwn(known, name)) known = { ...known, ...(await import('./more-icons.ts')).moreIcons };
  if (!Object.hasOwn(known, name))
    known = { ...(await import('../renderer/fields/widgets/icon/icon-set.ts')).allIcons, ...known };
  return Object.hasOwn(known, name) ? known[name] : known[FALLBACK];
}

/** The icon of a menu item. It keeps its place while icons load. */
export function MenuIcon({ name }: { name: string }) {
  const [found, setFound] = useState<{ name: string; Part: ComponentType | undefined }>();
  useEffect(() => {
    let mounted = true;
    find(name).then(
      (Part) => mounted && setFound({ name, Part }),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [name]);
  const Part = found?.name === name ? found.Part : undefined;
  return (
    <span className="anticon" aria-hidden="true">
      {Part ? <Part /> : null}
    </span>
  );
}
