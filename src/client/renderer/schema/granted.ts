import type { ActionFile } from '../../../contract/generated/meta.ts';
import type { GrantedButton } from '../../storage/keys.ts';
import type { LoadedPage } from '../pages.ts';

/** What an EnCode does, by whichever entity of the page knows it. */
export function actionOf({ entities }: Pick<LoadedPage, 'entities'>, enCode: string): ActionFile | undefined {
  for (const { actions } of entities.values()) if (actions.has(enCode)) return actions.get(enCode);
  return undefined;
}

/** Whether the server says of a button what its action does not say by itself. Ours never does. */
export const isToldOtherwise = ({ Url, Text }: GrantedButton, action: ActionFile | undefined): boolean =>
  (Url.trim() !== '' && Url !== action?.url) || (Boolean(Text) && Text !== action?.title);

/** Whether the server decides anything of a page's buttons beyond that they are granted. */
export const isDecided = (page: LoadedPage, granted: readonly GrantedButton[]): boolean =>
  page.answer.isForeign === true ||
  granted.some((button) => isToldOtherwise(button, actionOf(page, button.EnCode)));
