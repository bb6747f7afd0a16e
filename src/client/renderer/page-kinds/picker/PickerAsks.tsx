import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { asksOf, paramsModel } from '../../../../contract/asks.ts';
import type { FieldModel } from '../../../../contract/model.ts';
import type { Row } from '../../data.ts';
import { RowFormProvider } from '../../formily/FormFields.tsx';
import { useParams } from '../../params.ts';
import { useReady } from '../../ready.ts';
import { under } from '../../schema/fault.ts';
import { resolveField } from '../../schema/fields.ts';
import { Skeleton } from '../../States.tsx';
import { FormSections } from '../form/FormSections.tsx';
import type { Model } from './model.ts';

interface PickerAsksProps {
  readonly model: Model;
  /** Told what was chosen; nothing while something is lacking or wrong. */
  choose(this: void, values: Row | undefined): void;
}

/** What is chosen above a map before its places are read. */
export function PickerAsks(props: PickerAsksProps): ReactNode {
  const { file, entity } = props.model;
  const fields = useMemo(() => asksOf(file, entity), [file, entity]);
  return useReady(fields) ? <Ready {...props} fields={fields} /> : <Skeleton lines={3} />;
}

/** While a handle is dragged or a time is typed, the places are not asked for at every step. */
const PAUSE_MS = 250;

function Ready({ model, choose, fields }: PickerAsksProps & { fields: FieldModel[] }) {
  const { page, file, entity } = model;
  const params = useMemo(() => Object.fromEntries(fields.map((field) => [field.name, field])), [fields]);
  const act = useMemo(() => {
    const isAsked = (EnCode: string) => fields.some(({ name }) => entity.actions.get(EnCode)?.params?.[name]);
    const { EnCode } = file.actions.find((one) => isAsked(one.EnCode)) ?? {};
    return EnCode === undefined ? undefined : { enCode: EnCode, rows: [] };
  }, [entity, fields, file]);
  const { context, values, judge } = useParams({ params, fields, entity: entity.name, act });
  const { form } = context;
  const sections = useMemo(() => {
    const asked = paramsModel(file, entity);
    const used = (file.asks ?? []).map((use, at) => resolveField(use, asked, under(page.place, 'asks', at)));
    return [
      {
        title: undefined,
        note: undefined,
        visible: undefined,
        columns: 2,
        collapsed: undefined,
        fields: used,
      },
    ];
  }, [entity, file, page.place]);
  const tell = useRef(() => undefined as void);
  tell.current = () => {
    const typed = values();
    choose(judge(typed).length === 0 ? typed : undefined);
  };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    tell.current();
    const stop = form.onTyped(() => {
      choose(undefined);
      clearTimeout(timer);
      timer = setTimeout(() => tell.current(), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [choose, form]);
  return (
    <RowFormProvider form={form}>
      <FormSections sections={sections} context={context} />
    </RowFormProvider>
  );
}
