import { useNavigation } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { faultAt } from '../../schema/fault.ts';
import { Failed, Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { NoticeTabs } from './NoticeTabs.tsx';
import { useNotices } from './useNotices.ts';

/** The notices of the header as a page of their own. */
export function NoticesBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'notices') throw faultAt(page.place, `页面类型应为 notices，实际为 ${file.kind}`);
  const { go } = useNavigation();
  const { notices, failure, refresh } = useNotices(useData(), file);
  if (notices) return <NoticeTabs notices={notices} all={file.all} open={go} />;
  return failure === undefined ? <Skeleton lines={4} /> : <Failed text={failure} retry={refresh} />;
}
