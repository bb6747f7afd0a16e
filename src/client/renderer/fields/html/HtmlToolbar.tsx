import {
  BoldOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { LinkBar } from './LinkBar.tsx';
import styles from './html.module.css';

interface Tool {
  readonly title: string;
  readonly face: ReactNode;
  isOn?(editor: Editor): boolean;
  run(editor: Editor): void;
}

const TOOLS: readonly Tool[] = [
  {
    title: '标题',
    face: 'H',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => void editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    title: '加粗',
    face: <BoldOutlined />,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => void editor.chain().focus().toggleBold().run(),
  },
  {
    title: '斜体',
    face: <ItalicOutlined />,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => void editor.chain().focus().toggleItalic().run(),
  },
  {
    title: '下划线',
    face: <UnderlineOutlined />,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => void editor.chain().focus().toggleUnderline().run(),
  },
  {
    title: '删除线',
    face: <StrikethroughOutlined />,
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => void editor.chain().focus().toggleStrike().run(),
  },
  {
    title: '项目符号',
    face: <UnorderedListOutlined />,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    title: '编号',
    face: <OrderedListOutlined />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  {
    title: '引用',
    face: '“',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
  },
  {
    title: '分隔线',
    face: <LineOutlined />,
    run: (editor) => void editor.chain().focus().setHorizontalRule().run(),
  },
  { title: '撤销', face: <UndoOutlined />, run: (editor) => void editor.chain().focus().undo().run() },
  { title: '重做', face: <RedoOutlined />, run: (editor) => void editor.chain().focus().redo().run() },
];

/** Moves by the arrow keys between the tools, which are one stop of the tabulator together. */
function step(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const at = tools.indexOf(event.target as HTMLButtonElement);
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0 || at < 0) return undefined;
  event.preventDefault();
  return tools[(at + by + tools.length) % tools.length];
}

/** The tools above an editor of formatted text. */
export function HtmlToolbar({ editor, title }: { editor: Editor; title: string }) {
  const [at, setAt] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const shown: readonly Tool[] = [
    ...TOOLS,
    {
      title: '链接',
      face: <LinkOutlined />,
      isOn: () => isLinking || editor.isActive('link'),
      run: () => setIsLinking((open) => !open),
    },
  ];
  return (
    <>
      <div
        ref={bar}
        className={styles['tools']}
        role="toolbar"
        aria-label={`${title}的格式`}
        onKeyDown={(event) => step(event)?.focus()}
      >
        {shown.map((tool, index) => (
          <button
            key={tool.title}
            type="button"
            title={tool.title}
            aria-label={tool.title}
            aria-pressed={tool.isOn?.(editor)}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            // the selection in the text stays while a tool is pressed
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => tool.run(editor)}
          >
            {tool.face}
          </button>
        ))}
      </div>
      {isLinking && <LinkBar editor={editor} close={() => setIsLinking(false)} />}
    </>
  );
}
