import {
  ArrayTable,
  DatePicker,
  Form,
  FormItem,
  Input,
  NumberPicker,
  Radio,
  Select,
  Submit,
} from '@formily/antd-v5';
import { createForm } from '@formily/core';
import { createSchemaField, FormProvider, type ISchema } from '@formily/react';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import { useMemo } from 'react';
import type { Contender, Scene } from './contender.ts';
import { mountReact } from './react-mount.ts';
import { FIELDS, GRID_COLUMNS, GRID_ROWS, OPTIONS, type SampleField } from './sample.ts';

const SchemaField = createSchemaField({
  components: { ArrayTable, DatePicker, FormItem, Input, NumberPicker, Radio, Select },
});

const PARTS: Readonly<Record<SampleField['kind'], Partial<ISchema>>> = {
  text: { 'x-component': 'Input' },
  int: { 'x-component': 'NumberPicker' },
  date: { 'x-component': 'DatePicker' },
  dict: { 'x-component': 'Select', enum: OPTIONS },
  bool: {
    'x-component': 'Radio.Group',
    enum: [
      { label: '是', value: 1 },
      { label: '否', value: 0 },
    ],
  },
  longtext: {
    'x-component': 'Input.TextArea',
    'x-component-props': { rows: 4, showCount: true, maxLength: 200 },
  },
};

const schemaOf = ({ kind, title, required }: SampleField): ISchema => ({
  type: kind === 'int' || kind === 'bool' ? 'number' : 'string',
  title,
  required,
  ...(kind === 'text' ? { maxLength: 50 } : {}),
  'x-decorator': 'FormItem',
  ...PARTS[kind],
});

const formSchema: ISchema = {
  type: 'object',
  properties: Object.fromEntries(FIELDS.map((field) => [field.name, schemaOf(field)])),
};

const gridSchema: ISchema = {
  type: 'object',
  properties: {
    rows: {
      type: 'array',
      'x-component': 'ArrayTable',
      'x-component-props': { pagination: { pageSize: GRID_ROWS.length } },
      items: {
        type: 'object',
        properties: Object.fromEntries(
          GRID_COLUMNS.map((column) => [
            `column${column.name}`,
            {
              type: 'void',
              'x-component': 'ArrayTable.Column',
              'x-component-props': { title: column.title },
              properties: { [column.name]: { ...schemaOf(column), title: '' } },
            },
          ]),
        ),
      },
    },
  },
};

function Drawn({ schema, values }: { schema: ISchema; values?: object }) {
  const form = useMemo(() => createForm(values ? { initialValues: values } : {}), [values]);
  return (
    <ConfigProvider locale={zhCN}>
      <FormProvider form={form}>
        <Form form={form} layout="vertical">
          <div className="two">
            <SchemaField schema={schema} />
          </div>
          <Submit id="validate">保存</Submit>
        </Form>
      </FormProvider>
    </ConfigProvider>
  );
}

const form: Scene = {
  item: '.ant-formily-item',
  mount: (host) => mountReact(host, <Drawn schema={formSchema} />),
  input: '.ant-formily-item input',
  problem: '.ant-formily-item-error-help',
  validate: () => document.getElementById('validate')!.click(),
  choice: '.ant-select-selector',
};

const grid: Scene = {
  item: '.ant-table-row',
  mount: (host) => mountReact(host, <Drawn schema={gridSchema} values={{ rows: GRID_ROWS }} />),
};

export const contender: Contender = { form, grid };
