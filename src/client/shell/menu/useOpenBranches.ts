import { useCallback, useMemo, useState } from 'react';
import type { ShellRoute } from '../menu-routes.ts';

/** Which branches of the menu are open. Coming to a page opens those above it; what the user closes after that stays closed. */
export function useOpenBranches(route: ShellRoute | undefined) {
  const above = useMemo(() => new Set(route?.parents.map(({ name }) => name)), [route]);
  const [open, setOpen] = useState<ReadonlySet<string>>(above);
  const [openedFor, setOpenedFor] = useState(route);
  if (openedFor !== route) {
    setOpenedFor(route);
    setOpen(new Set([...open, ...above]));
  }
  const toggle = useCallback(
    (name: string) =>
      setOpen((old) => {
        const next = new Set(old);
        if (!next.delete(name)) next.add(name);
        return next;
      }),
    [],
  );
  return { open, above, toggle };
}
