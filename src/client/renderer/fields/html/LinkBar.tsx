import { Button } from 'antd';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { safeUrl } from '../../../session/safe-url.ts';
import styles from './html.module.css';

/** Asks for the address of a link in the text; an address without http is taken for https. */
export function LinkBar({ editor, close }: { editor: Editor; close(): void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const plain = address.trim();
    const url = safeUrl(/^(https?:|\/)/i.test(plain) ? plain : `https://${plain}`);
    if (url === undefined) return setIsWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: plain, marks: [{ type: 'link', attrs: { href: url } }] });
    else chain.setLink({ href: url });
    chain.run();
    return close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  return (
    <div className={styles['link']}>
      <input
        ref={(input) => input?.focus()}
        type="text"
        inputMode="url"
        aria-label="链接地址"
        aria-invalid={isWrong || undefined}
        placeholder="https://"
        value={address}
        onChange={(event) => {
          setIsWrong(false);
          setAddress(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') apply();
          else close();
        }}
      />
      <Button size="small" onClick={apply}>
        确定
      </Button>
      {editor.isActive('link') && (
        <Button size="small" onClick={remove}>
          取消链接
        </Button>
      )}
      {isWrong && <span role="alert">链接地址不正确</span>}
    </div>
  );
}
