import { faultAt } from '../../schema/fault.ts';
import type { BlockProps } from '../index.ts';

/** Cards stand on homes; by itself their page only names them, for who looks at the file. */
export function CardsBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'cards') throw faultAt(page.place, `页面类型应为 cards，实际为 ${file.kind}`);
  return (
    <ul>
      {[...(file.due ?? []), ...(file.cards ?? [])].map(({ title }, at) => (
        <li key={at}>{title}</li>
      ))}
    </ul>
  );
}
