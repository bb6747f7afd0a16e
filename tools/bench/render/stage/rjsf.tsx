import Form from '@rjsf/antd';
import validator from '@rjsf/validator-ajv8';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import type { Contender, Scene } from './contender.ts';
import { mountReact } from './react-mount.ts';
import { FIELDS, GRID_COLUMNS, GRID_ROWS, OPTIONS, type SampleField } from './sample.ts';

const choices = OPTIONS.map(({ value, label }) => ({ const: value, title: label }));

const schemaOf = ({ kind, title }: SampleField): object => {
  switch (kind) {
    case 'int':
      return { type: 'integer', title };
    case 'date':
      return { type: 'string', title, format: 'date' };
    case 'dict':
      return { type: 'string', title, oneOf: choices };
    case 'bool':
      return { type: 'boolean', title };
    default:
      return { type: 'string', title, maxLength: kind === 'text' ? 50 : 200 };
  }
};

const uiOf = (fields: readonly SampleField[]) =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) =>
      kind === 'bool' || kind === 'longtext'
        ? [[name, { 'ui:widget': kind === 'bool' ? 'radio' : 'textarea' }]]
        : [],
    ),
  );

const objectOf = (fields: readonly SampleField[]) => ({
  type: 'object',
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
});

const shared = {
  validator,
  noHtml5Validate: true,
  showErrorList: false,
  onError: () => undefined,
  // Choices begin empty, as everybody's do.
  experimental_defaultFormStateBehavior: { constAsDefaults: 'never' },
};

const form: Scene = {
  item: '.ant-form-item',
  mount: (host) =>
    mountReact(
      host,
      <ConfigProvider locale={zhCN}>
        <Form schema={objectOf(FIELDS)} uiSchema={uiOf(FIELDS)} {...shared} />
      </ConfigProvider>,
    ),
  input: '.ant-form-item input[type=text]',
  problem: '.ant-form-item-has-error',
  validate: () => document.querySelector<HTMLElement>('button[type=submit]')!.click(),
  choice: '.ant-select-selector',
};

const grid: Scene = {
  item: 'fieldset[id^=root_rows_]',
  mount: (host) =>
    mountReact(
      host,
      <ConfigProvider locale={zhCN}>
        <Form
          schema={{ type: 'object', properties: { rows: { type: 'array', items: objectOf(GRID_COLUMNS) } } }}
          formData={{ rows: GRID_ROWS }}
          {...shared}
        />
      </ConfigProvider>,
    ),
};

export const contender: Contender = { form, grid };
