import { Radio } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import type { CallInput } from '../../../contract/generated/calls.ts';
import { CaptchaEntry } from '../../account/login/CaptchaEntry.tsx';
import { Entry } from '../../account/login/Entry.tsx';
import login from '../../account/login/login.module.css';
import { newCaptcha, type Captcha } from '../../account/sign-in.ts';
import { messageOf } from '../../renderer/data.ts';
import { prove } from './prove.ts';
import styles from './visit.module.css';

type Kind = CallInput['PublicAccess/Verify']['Kind'];

/** Who somebody says they are, and by which number they are known. */
const KINDS: readonly { readonly value: Kind; readonly label: string; readonly number: string }[] = [
  { value: 'student', label: '学生', number: '学号' },
  { value: 'new', label: '新生', number: '考生号' },
  { value: 'teacher', label: '教职工', number: '工号' },
];

interface VisitFormProps {
  readonly group: string;
  /** Told whether it is the same person as before. */
  readonly onDone: (isSame: boolean) => void;
}

/** Asks who somebody is: number, name and the end of their identity card's number, after failures a picture. */
export function VisitForm({ group, onDone }: VisitFormProps) {
  const [kind, setKind] = useState<Kind>('student');
  const [values, setValues] = useState({ No: '', TrueName: '', Last6: '', Code: '' });
  const [captcha, setCaptcha] = useState<Captcha>();
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { number } = KINDS.find(({ value }) => value === kind)!;
  const problems = {
    No: values.No.trim() === '' ? `请输入${number}` : '',
    TrueName: values.TrueName.trim() === '' ? '请输入姓名' : '',
    Last6: /^\d{5}[\dXx]$/.test(values.Last6.trim()) ? '' : '请输入证件号后六位',
    Code: captcha && values.Code.trim() === '' ? '请输入验证码' : '',
  };
  const entry = (name: keyof typeof values) => ({
    name,
    value: values[name],
    problem: isChecked ? problems[name] : '',
    onChange: (value: string) => setValues((old) => ({ ...old, [name]: value })),
  });
  const renew = () =>
    void newCaptcha().then(setCaptcha, (failure: unknown) => setProblem(messageOf(failure)));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The form may stand in a dialog over another one.
    event.stopPropagation();
    setChecked(true);
    setProblem('');
    const wrong = (['No', 'TrueName', 'Last6', 'Code'] as const).find((name) => problems[name] !== '');
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    if (isBusy) return;
    setBusy(true);
    setChecked(false);
    const picture = captcha ? { Code: values.Code, CodeKey: captcha.CodeKey } : {};
    const { No, TrueName, Last6 } = values;
    const proved = await prove({ PageGroup: group, Kind: kind, No, TrueName, Last6, ...picture });
    setBusy(false);
    if ('isSame' in proved) return onDone(proved.isSame);
    setProblem(proved.text);
    setCaptcha(proved.captcha);
    setValues((old) => ({ ...old, Code: '' }));
  };

  return (
    <form ref={form} className={login.form} noValidate onSubmit={(event) => void submit(event)}>
      <Radio.Group
        className={styles['kinds']!}
        aria-label="身份"
        optionType="button"
        options={KINDS.map(({ value, label }) => ({ value, label }))}
        value={kind}
        onChange={({ target }) => setKind(target.value as Kind)}
      />
      <Entry label={number} placeholder={`请输入${number}`} autoComplete="username" {...entry('No')} />
      <Entry label="姓名" placeholder="请输入姓名" autoComplete="name" {...entry('TrueName')} />
      <Entry
        label="证件号后六位"
        placeholder="身份证末位是 X 的请输入 X"
        autoComplete="off"
        secret
        {...entry('Last6')}
      />
      {captcha && <CaptchaEntry captcha={captcha} onRenew={renew} {...entry('Code')} />}
      <p role="alert" className={login.problem}>
        {problem}
      </p>
      <button type="submit" className={login.submit} disabled={isBusy}>
        核 验
      </button>
    </form>
  );
}
