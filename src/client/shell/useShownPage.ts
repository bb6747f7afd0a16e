import { useEffect, useState } from 'react';
import type { NoPage } from '../../contract/envelope.ts';
import { isIntakePage, isPublicPage, isTicketPage } from '../../contract/page.ts';
import { useData, type PageData } from '../renderer/data.ts';
import { loadPage } from '../renderer/pages.ts';
import { CallFailure } from '../request/failure.ts';
import { fieldsOf } from '../request/reading.ts';
import type { ShellRoute } from './menu-routes.ts';

/** The page of a route, and what the server says before it is drawn. */
interface ShownPage {
  readonly path: string;
  /** Why the server does not tell the page; undefined while it does, or while that is not known. */
  readonly reason?: NoPage['Reason'] | undefined;
  /** Whose ticket the page asks for. */
  readonly group?: string | undefined;
  /** Whether the page is for everybody; undefined while that is not known. */
  readonly isOpen?: boolean | undefined;
  /** Whether it is a form that anybody hands in. */
  readonly isHandedIn?: boolean | undefined;
  /** EnCodes for who reads the page as a visitor. */
  readonly buttons?: readonly string[] | undefined;
}

/** Who has no session, or was not given the page of a route, is shown the one that it has for visitors. */
export function useShownPage({ page = '', visitor }: ShellRoute, hasSession: boolean): ShownPage {
  const data = useData();
  const first = hasSession ? page : (visitor ?? page);
  const [known, setKnown] = useState<{ data: PageData; first: string; shown: ShownPage }>();
  useEffect(() => {
    let mounted = true;
    // The page itself asks for the same file: one request answers both.
    const ask = (path: string): void => {
      const take = (shown: ShownPage) => mounted && setKnown({ data, first, shown });
      loadPage(data, path).then(
        ({ file, answer }) => {
          // Another server gives no tickets: only a session tells it whose rows a visitor asks for.
          const asksWho = !hasSession && answer.isForeign === true && isTicketPage(file);
          const reason = asksWho ? 'login' : undefined;
          take({
            path,
            isOpen: isPublicPage(file),
            isHandedIn: isIntakePage(file),
            buttons: answer.Buttons,
            reason,
          });
        },
        (failure: unknown) => {
          const { Reason: reason, PageGroup: group } = whyNot(failure);
          if (reason !== 'refused' || visitor === undefined || path === visitor)
            return take({ path, reason, group });
          take({ path: visitor });
          return ask(visitor);
        },
      );
    };
    ask(first);
    return () => {
      mounted = false;
    };
  }, [data, first, visitor, hasSession]);
  return known?.first === first && known.data === data ? known.shown : { path: first };
}

function whyNot(failure: unknown): Partial<NoPage> {
  if (!(failure instanceof CallFailure)) return {};
  // A server that does not tell pages, and this program has none of that name either.
  if (failure.status === 404) return { Reason: 'missing' };
  return fieldsOf(failure.value) as Partial<NoPage>;
}
