import { Button, ConfigProvider, DatePicker, Form, Input, InputNumber, Radio, Select, Table } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import type { ReactElement, ReactNode } from 'react';
import type { Contender, Scene } from './contender.ts';
import { mountReact } from './react-mount.ts';
import {
  FIELDS,
  GRID_COLUMNS,
  GRID_ROWS,
  labelOf,
  LIST_COLUMNS,
  LIST_ROWS,
  OPTIONS,
  type SampleField,
} from './sample.ts';

/** The same screens as a developer writes them by hand. */
const isVirtual = new URLSearchParams(location.search).has('virtual');

const chinese = (children: ReactNode) => <ConfigProvider locale={zhCN}>{children}</ConfigProvider>;

function inputOf({ kind, title }: SampleField): ReactElement {
  switch (kind) {
    case 'int':
      return <InputNumber style={{ width: '100%' }} placeholder={`请输入${title}`} />;
    case 'date':
      return <DatePicker style={{ width: '100%' }} placeholder={`请选择${title}`} />;
    case 'dict':
      return <Select options={OPTIONS} allowClear showSearch placeholder={`请选择${title}`} />;
    case 'bool':
      return (
        <Radio.Group>
          <Radio value={1}>是</Radio>
          <Radio value={0}>否</Radio>
        </Radio.Group>
      );
    case 'longtext':
      return <Input.TextArea rows={4} maxLength={200} showCount placeholder={`请输入${title}`} />;
    default:
      return <Input placeholder={`请输入${title}`} />;
  }
}

function Sheet() {
  const [form] = Form.useForm();
  return (
    <Form form={form} layout="vertical">
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 24 }}>
        {FIELDS.map((field) => (
          <Form.Item
            key={field.name}
            name={field.name}
            label={field.title}
            rules={[
              { required: field.required, message: `请输入${field.title}` },
              ...(field.kind === 'text' ? [{ max: 50, message: '最多50个字' }] : []),
            ]}
          >
            {inputOf(field)}
          </Form.Item>
        ))}
      </div>
      <Button type="primary" id="validate" onClick={() => void form.validateFields().catch(() => undefined)}>
        保存
      </Button>
    </Form>
  );
}

function Grid() {
  const rows = GRID_ROWS.map((row) =>
    Object.fromEntries(
      GRID_COLUMNS.map(({ name, kind }) => [name, kind === 'date' ? dayjs(row[name]) : row[name]]),
    ),
  );
  return (
    <Form initialValues={{ rows }}>
      <Form.List name="rows">
        {(lines) => (
          <Table
            size="small"
            pagination={false}
            rowKey="key"
            dataSource={lines}
            columns={GRID_COLUMNS.map((column) => ({
              title: column.title,
              render: (_: unknown, { name }: { name: number }) => (
                <Form.Item name={[name, column.name]} style={{ margin: 0 }}>
                  {inputOf(column)}
                </Form.Item>
              ),
            }))}
          />
        )}
      </Form.List>
    </Form>
  );
}

function List() {
  return (
    <Table
      size="small"
      pagination={false}
      rowKey="Id"
      virtual={isVirtual}
      scroll={{ x: 2400, y: 640 }}
      dataSource={LIST_ROWS as Record<string, string | number>[]}
      columns={LIST_COLUMNS.map(({ name, title, kind }, index) => ({
        title,
        dataIndex: name,
        width: 120,
        ellipsis: true,
        ...(index === 0 ? { fixed: 'left' as const } : {}),
        ...(kind === 'dict' ? { render: labelOf } : {}),
      }))}
    />
  );
}

const list: Scene = {
  item: '.ant-table-row',
  mount: (host) => mountReact(host, chinese(<List />)),
  scroller: isVirtual ? '.ant-table-tbody-virtual-holder' : '.ant-table-body',
};

const form: Scene = {
  item: '.ant-form-item',
  mount: (host) => mountReact(host, chinese(<Sheet />)),
  input: '.ant-form-item input[type=text]',
  problem: '.ant-form-item-explain-error',
  validate: () => document.getElementById('validate')!.click(),
  choice: '.ant-select-selector',
};

const grid: Scene = {
  item: '.ant-table-row',
  mount: (host) => mountReact(host, chinese(<Grid />)),
};

export const contender: Contender = isVirtual ? { list } : { form, grid, list };
