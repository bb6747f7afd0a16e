import type { FieldKit } from '../kit.ts';
import { TextFilter } from '../widgets/TextBox.tsx';
import { ListInput } from './ListInput.tsx';
import { ListView } from './ListView.tsx';

export const kit: FieldKit = { Input: ListInput, View: ListView, Filter: TextFilter };
