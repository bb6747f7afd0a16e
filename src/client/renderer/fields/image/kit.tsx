import { lazy, Suspense } from 'react';
import type { FieldKit, InputProps } from '../kit.ts';
import { fileInput, fileView } from '../widgets/FileBox.tsx';
import { TextFilter } from '../widgets/TextBox.tsx';

const Pictures = fileInput(true);
const SignatureInput = lazy(async () => ({
  default: (await import('../widgets/signature/SignatureInput.tsx')).SignatureInput,
}));

function Input(props: InputProps) {
  if (props.field.widget !== 'signature') return <Pictures {...props} />;
  return (
    <Suspense fallback={null}>
      <SignatureInput {...props} />
    </Suspense>
  );
}

export const kit: FieldKit = { Input, View: fileView(true), Filter: TextFilter };
