import { Button, Modal } from 'antd';
import { useMemo, useState } from 'react';
import type { FormPage } from '../../../../contract/generated/meta.ts';
import { useMe } from '../../contexts.ts';
import type { RowForm } from '../../formily/row-form.ts';
import { under } from '../../schema/fault.ts';
import { resolveSections } from '../../schema/fields.ts';
import { holds } from '../../schema/judge.ts';
import { Descriptions } from '../detail/Descriptions.tsx';
import type { FormModel } from './model.ts';
import styles from './phone.module.css';

interface PhoneButtonProps {
  readonly model: FormModel;
  readonly phone: NonNullable<FormPage['phone']>;
  readonly form: RowForm;
}

/** Shows what is typed so far as its readers will see it, in the frame of a phone. */
export function PhoneButton({ model, phone, form }: PhoneButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const me = useMe();
  const sections = useMemo(
    () => resolveSections(phone.sections, model.entity, 1, under(model.page.place, 'phone', 'sections')),
    [phone, model],
  );
  const row = isOpen ? form.values() : {};
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        手机预览
      </Button>
      {isOpen && (
        <Modal open title="手机预览" footer={null} width={440} onCancel={() => setOpen(false)}>
          <div className={styles['phone']} tabIndex={0} role="group" aria-label="手机上的样子">
            {sections
              .filter(({ visible }) => holds(visible, { row, me }))
              .map((section, index) => (
                <Descriptions key={index} section={section} row={row} me={me} />
              ))}
          </div>
        </Modal>
      )}
    </>
  );
}
