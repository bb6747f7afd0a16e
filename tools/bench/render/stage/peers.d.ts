/** The peers are fetched when the bench runs; no types of theirs are in the tree. */
declare module '@rjsf/antd' {
  const Form: import('react').ComponentType<Record<string, unknown>>;
  export default Form;
}

declare module '@rjsf/validator-ajv8' {
  const validator: object;
  export default validator;
}

declare module '@formily/antd-v5' {
  type Part = import('react').ComponentType<Record<string, unknown>>;
  export const ArrayTable: Part & { Column: Part };
  export const DatePicker: Part;
  export const Form: Part;
  export const FormItem: Part;
  export const FormLayout: Part;
  export const Input: Part & { TextArea: Part };
  export const NumberPicker: Part;
  export const Radio: Part & { Group: Part };
  export const Select: Part;
  export const Submit: Part;
  export const Switch: Part;
}
