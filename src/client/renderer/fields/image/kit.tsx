import type { FieldKit } from '../kit.ts';
import { fileInput, fileView } from '../widgets/FileBox.tsx';
import { TextFilter } from '../widgets/TextBox.tsx';

export const kit: FieldKit = { Input: fileInput(true), View: fileView(true), Filter: TextFilter };
