import { Input, Select } from 'antd';
import { isSought } from '../../../fields/widgets/sought.ts';
import { namesFor, withChanges } from './parts.ts';
import { Setting, type PartSettingsProps } from './Setting.tsx';

const NONE = '';

/** What stands beside the fields, a photo and a code, and which of them a document cannot do without. */
export function FieldsExtras({ part, sample, change }: PartSettingsProps) {
  const { entity, linked, canSign } = sample;
  const set = (changes: Parameters<typeof withChanges>[1]) => change(withChanges(part, changes));
  const own = [...entity.fields.values()].filter(({ type, secret }) => type === 'image' && !secret);
  const photos = [
    { value: NONE, label: '无' },
    ...own.map(({ name, title }) => ({ value: `|${name}`, label: title })),
    ...linked.flatMap(({ value, label, images }) =>
      images.map((image) => ({ value: `${value}|${image.value}`, label: `${label} · ${image.label}` })),
    ),
  ];
  const codes = [
    { value: NONE, label: '无' },
    ...(canSign ? [{ value: 'signed', label: '签名二维码' }] : []),
    { value: 'qr', label: '公式' },
  ];
  const { photo, photoOf, signed, qr, barcode } = part;
  const needs: readonly string[] = part.needs ?? [];
  const fields: readonly string[] = part.fields ?? [];
  const code = signed ? 'signed' : qr === undefined ? NONE : 'qr';
  const names = namesFor(sample, part).filter(({ value }) => fields.includes(value));
  const need = (chosen: readonly string[]) => set({ needs: chosen.length === 0 ? undefined : chosen });
  return (
    <>
      <Setting title="照片">
        <Select
          value={photo === undefined ? NONE : `${photoOf ?? ''}|${photo}`}
          options={photos}
          onChange={(chosen: string) => {
            const [holder, name] = chosen.split('|');
            const kept = needs.filter((one) => one !== photo);
            set({
              photo: name,
              photoOf: holder === '' ? undefined : holder,
              needs: kept.length === 0 ? undefined : kept,
            });
          }}
        />
      </Setting>
      <Setting title="二维码">
        <Select
          value={code}
          options={codes}
          onChange={(chosen: string) =>
            set({
              signed: chosen === 'signed' ? true : undefined,
              qr: chosen === 'qr' ? `row.${entity.label}` : undefined,
            })
          }
        />
      </Setting>
      {code === 'qr' && (
        <Setting title="二维码公式">
          <Input value={qr} maxLength={2000} onChange={({ target }) => set({ qr: target.value })} />
        </Setting>
      )}
      <Setting title="条形码公式">
        <Input
          value={barcode}
          maxLength={2000}
          placeholder="可不填"
          onChange={({ target }) => set({ barcode: target.value === '' ? undefined : target.value })}
        />
      </Setting>
      <Setting title="缺少时提示数据不完整">
        <Select
          mode="multiple"
          filterOption={isSought}
          placeholder="可不选"
          value={[...needs]}
          options={[...names, ...(photo === undefined ? [] : [{ value: photo, label: '照片' }])]}
          onChange={need}
        />
      </Setting>
    </>
  );
}
