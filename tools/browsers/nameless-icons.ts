import type { Plugin } from 'vite';

/** antd's icons call themselves by English words, such as "loading" in each button that works: as decorations they have no name. */
export function namelessIcons(): Plugin {
  return {
    name: 'nameless-icons',
    apply: 'build',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').endsWith('@ant-design/icons/es/components/AntdIcon.js')) return undefined;
      const named = /role: "img",\s*"aria-label": icon\.name\b/;
      if (!named.test(code))
        throw new Error('Icons are named in another way than before: take their names out anew');
      // An icon that is given a name keeps it.
      return code.replace(named, '...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })');
    },
  };
}
