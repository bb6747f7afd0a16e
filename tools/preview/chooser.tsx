import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Choices, PageChoice, RoleChoice } from './choices.ts';
import { STATES, type State } from './stage/memory/states.ts';

const STAGE = '/tools/preview/stage/index.html';
const WIDTHS = [375, 800, 1440] as const;
const STATE_NAMES: Readonly<Record<State, string>> = {
  filled: '有数据',
  empty: '无数据',
  loading: '加载中',
  error: '加载失败',
  long: '长文字',
};

/** What is chosen stands in the address, so that it survives a reload and can be passed on. */
interface Chosen {
  readonly page: string;
  readonly role: string;
  readonly width: (typeof WIDTHS)[number];
  readonly state: State;
}

function chosenOf(query: URLSearchParams): Chosen {
  const width = WIDTHS.find((one) => String(one) === query.get('width')) ?? 1440;
  const state = STATES.find((one) => one === query.get('state')) ?? 'filled';
  return { page: query.get('page') ?? '', role: query.get('role') ?? 'admin', width, state };
}

function Chooser() {
  const [choices, setChoices] = useState<Choices>();
  const [chosen, setChosen] = useState(() => chosenOf(new URLSearchParams(location.search)));
  const [word, setWord] = useState('');
  useEffect(() => {
    const read = () =>
      void fetch('/preview/choices')
        .then((answer) => answer.json() as Promise<Choices>)
        .then(setChoices);
    read();
    // An implementer who comes back from their editor sees the pages that they made there.
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    const query = new URLSearchParams({ ...next, width: String(next.width) });
    history.replaceState(null, '', `?${query.toString()}`);
  };
  if (!choices) return <p className="note">正在读取方案…</p>;
  const found = choices.pages.filter(({ path, title }) => `${path} ${title}`.includes(word.trim()));
  const page = choices.pages.find(({ path }) => path === chosen.page) ?? choices.pages[0];
  const role = choices.roles.find(({ code }) => code === chosen.role) ?? choices.roles[0];
  return (
    <div className="preview">
      <nav className="choose" aria-label="页面">
        <h1>页面预览</h1>
        <Picks choices={choices} role={role} state={chosen.state} choose={choose} />
        <label>
          查找页面
          <input type="search" value={word} onChange={(event) => setWord(event.target.value)} />
        </label>
        <ul className="pages">
          {found.map(({ path, title }) => (
            <li key={path}>
              <button type="button" aria-current={path === page?.path} onClick={() => choose({ page: path })}>
                {title}
                <small>{path}</small>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p>没有这样的页面</p>}
      </nav>
      <main className="shown">
        <div className="bar">
          <strong>{page?.title}</strong>
          <Widths width={chosen.width} choose={choose} />
        </div>
        {choices.faults.map(({ file, pointer, message }) => (
          <p key={file + pointer + message} className="note" role="alert">
            {file} {pointer} {message}
          </p>
        ))}
        {page && role && !role.pages.includes(page.path) && (
          <p className="note">{role.name}的菜单没有此页面，按没有任何按钮显示。</p>
        )}
        {page && role && <Stage page={page} role={role} width={chosen.width} state={chosen.state} />}
      </main>
    </div>
  );
}

interface PicksProps {
  readonly choices: Choices;
  readonly role: RoleChoice | undefined;
  readonly state: State;
  choose(change: Partial<Chosen>): void;
}

/** The subject who sees the page, and the data that it shows. */
const Picks = ({ choices, role, state: chosen, choose }: PicksProps) => (
  <>
    <label>
      角色
      <select value={role?.code} onChange={(event) => choose({ role: event.target.value })}>
        {choices.roles.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}（{code}）
          </option>
        ))}
      </select>
    </label>
    <label>
      数据
      <select value={chosen} onChange={(event) => choose({ state: event.target.value as State })}>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {STATE_NAMES[state]}
          </option>
        ))}
      </select>
    </label>
  </>
);

const Widths = ({ width: chosen, choose }: Pick<Chosen, 'width'> & Pick<PicksProps, 'choose'>) => (
  <div className="widths" role="group" aria-label="宽度">
    {WIDTHS.map((width) => (
      <button key={width} type="button" aria-pressed={width === chosen} onClick={() => choose({ width })}>
        {width}
      </button>
    ))}
  </div>
);

interface StageProps {
  readonly page: PageChoice;
  readonly role: RoleChoice;
  readonly width: number;
  readonly state: State;
}

/** The page in a window of its own, of the width that was chosen. */
function Stage({ page, role, width, state }: StageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let asked = 0;
    const show = () => {
      const stage = frame.current?.contentWindow;
      // The stage is ready a moment after it has loaded.
      if (!stage?.show) {
        asked = requestAnimationFrame(show);
        return;
      }
      const given = role.pages.includes(page.path) ? role.buttons : [];
      stage.show({ path: page.path, role: role.code, rowId: page.rowId, buttons: given, state });
    };
    show();
    return () => cancelAnimationFrame(asked);
  }, [page.path, page.rowId, role, state, loads]);
  return (
    <div className="stage">
      <iframe
        ref={frame}
        className={`w${width}`}
        src={STAGE}
        title={`${page.title}，宽 ${width}`}
        onLoad={() => setLoads((before) => before + 1)}
      />
    </div>
  );
}

const element = document.getElementById('root');
if (element) createRoot(element).render(<Chooser />);
