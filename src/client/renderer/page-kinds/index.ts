import type { ComponentType } from 'react';
import type { PageFile } from '../../../contract/generated/meta.ts';
import { deviceNow } from '../contexts.ts';
import type { LoadedPage } from '../pages.ts';

/** Kinds of page that the vocabulary knows. */
export type PageKind = PageFile['kind'];

export interface BlockProps {
  readonly page: LoadedPage;
  readonly rowId?: string | undefined;
}

export type Block = ComponentType<BlockProps>;

/** Every kind of page and the block that draws it. */
const blocks: Record<PageKind, () => Promise<Block>> = {
  list: async () => {
    // Asked for together with the list, and not once it is there; where it is drawn, it tells what failed.
    const table = deviceNow() === 'mobile' ? undefined : import('./list/DesktopTable.tsx');
    const [{ ListBlock }] = await Promise.all([
      import('./list/ListBlock.tsx'),
      table?.catch(() => undefined),
    ]);
    return ListBlock;
  },
  form: async () => (await import('./form/FormBlock.tsx')).FormBlock,
  wizard: async () => (await import('./wizard/WizardBlock.tsx')).WizardBlock,
  detail: async () => (await import('./detail/DetailBlock.tsx')).DetailBlock,
  board: async () => (await import('./board/BoardBlock.tsx')).BoardBlock,
  scan: async () => (await import('./scan/ScanBlock.tsx')).ScanBlock,
  print: async () => (await import('./documents/PrintBlock.tsx')).PrintBlock,
  batch: async () => (await import('./batch/BatchBlock.tsx')).BatchBlock,
  picker: async () => (await import('./picker/PickerBlock.tsx')).PickerBlock,
  paper: async () => (await import('./paper/PaperBlock.tsx')).PaperBlock,
  designer: async () => (await import('./designer/DesignerBlock.tsx')).DesignerBlock,
  flows: async () => (await import('./flows/FlowsBlock.tsx')).FlowsBlock,
  settings: async () => (await import('./settings/SettingsBlock.tsx')).SettingsBlock,
  grants: async () => (await import('./grants/GrantsBlock.tsx')).GrantsBlock,
  guide: async () => (await import('./guide/GuideBlock.tsx')).GuideBlock,
  hub: async () => (await import('./hub/HubBlock.tsx')).HubBlock,
  link: async () => (await import('./link/LinkBlock.tsx')).LinkBlock,
  notices: async () => (await import('./notices/NoticesBlock.tsx')).NoticesBlock,
  todo: async () => (await import('./todo/TodoBlock.tsx')).TodoBlock,
  home: async () => (await import('./home/HomeBlock.tsx')).HomeBlock,
  cards: async () => (await import('./cards/CardsBlock.tsx')).CardsBlock,
  tabs: async () => (await import('./tabs/TabsBlock.tsx')).TabsBlock,
};

/** Loads the block of a kind; nothing when there is no such kind. */
export function loadBlock(kind: string): Promise<Block> | undefined {
  return Object.hasOwn(blocks, kind) ? blocks[kind as PageKind]() : undefined;
}
