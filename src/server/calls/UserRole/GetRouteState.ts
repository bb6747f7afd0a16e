import type { Handler } from '../call.ts';

/** Whether some menu leads to a path. Who does not hold it is told that he has no access, not that there is nothing. */
export const getRouteState: Handler<'UserRole/GetRouteState'> = async ({ sessions }, { caller, input }) => {
  const { rows } = await sessions.grantsOf(caller);
  return { IsKnown: [...rows.values()].some((row) => row.Url === input.Path) };
};
