import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { linkAddress } from '../../../../contract/html.ts';
import type { InputProps } from '../kit.ts';
import { textOf } from '../widgets/Plain.tsx';
import { HtmlToolbar } from './HtmlToolbar.tsx';
import styles from './html.module.css';

/** What the editor knows is what the contract allows, so that nothing typed is lost when it is stored. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => linkAddress(url) !== undefined,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];

/** Formatted text as it is typed. */
export function HtmlEditor(props: InputProps) {
  const { field } = props;
  const value = textOf(props.value);
  const said = useRef(value);
  const current = useRef(props);
  current.current = props;
  const { invalid = false } = props;
  const label = props.label ?? field.title;
  const editor = useEditor({
    extensions,
    content: value,
    // the editor's own style element would come without the page's nonce
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: attributesOf(props, label) },
    onUpdate: (event) => {
      said.current = event.editor.isEmpty ? '' : event.editor.getHTML();
      current.current.onChange(said.current === '' ? null : said.current);
    },
    onBlur: () => current.current.onBlur?.(),
  });
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={`${styles['box']} ${invalid ? styles['invalid'] : ''}`}>
      <HtmlToolbar editor={editor} title={label} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** What names the editor's element for the page and for assistive technology. */
function attributesOf(
  { id, field, describedBy, invalid }: InputProps,
  label: string,
): Record<string, string> {
  const named: Record<string, string | undefined> = {
    id,
    class: styles['content'],
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': invalid ? 'true' : undefined,
    'aria-placeholder': field.placeholder,
  };
  return Object.fromEntries(
    Object.entries(named).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
