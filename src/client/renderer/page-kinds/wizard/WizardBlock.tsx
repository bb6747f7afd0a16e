import { FormBlock, type FormBlockProps } from '../form/FormBlock.tsx';
import { WizardBody } from './WizardBody.tsx';

/** A form in steps. */
export function WizardBlock(props: FormBlockProps) {
  return <FormBlock {...props} Body={WizardBody} />;
}
