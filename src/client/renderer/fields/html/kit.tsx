import type { FieldKit, ViewProps } from '../kit.ts';
import { Line, Paragraph, textOf } from '../widgets/Plain.tsx';
import { LongTextInput, TextFilter } from '../widgets/TextBox.tsx';
import { textOfHtml } from './text.ts';

function HtmlView({ value, place }: ViewProps) {
  const text = textOfHtml(textOf(value));
  return place === 'cell' ? <Line text={text} /> : <Paragraph text={text} />;
}

export const kit: FieldKit = { Input: LongTextInput, View: HtmlView, Filter: TextFilter };
