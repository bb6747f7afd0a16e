import type { FieldKit } from '../kit.ts';
import { fileInput, fileView } from '../widgets/FileBox.tsx';
import { TextFilter } from '../widgets/TextBox.tsx';

export const kit: FieldKit = { Input: fileInput(false), View: fileView(false), Filter: TextFilter };
