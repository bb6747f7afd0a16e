import { lazy, Suspense, type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** Icons that page files may name; each is a chunk of its own. */
const icons: Readonly<Record<string, Load>> = {
  PlusOutlined: () => import('@ant-design/icons/es/icons/PlusOutlined'),
  EditOutlined: () => import('@ant-design/icons/es/icons/EditOutlined'),
  DeleteOutlined: () => import('@ant-design/icons/es/icons/DeleteOutlined'),
  EyeOutlined: () => import('@ant-design/icons/es/icons/EyeOutlined'),
  ExportOutlined: () => import('@ant-design/icons/es/icons/ExportOutlined'),
  ImportOutlined: () => import('@ant-design/icons/es/icons/ImportOutlined'),
  DownloadOutlined: () => import('@ant-design/icons/es/icons/DownloadOutlined'),
  UploadOutlined: () => import('@ant-design/icons/es/icons/UploadOutlined'),
  FileExcelOutlined: () => import('@ant-design/icons/es/icons/FileExcelOutlined'),
  PrinterOutlined: () => import('@ant-design/icons/es/icons/PrinterOutlined'),
  CheckOutlined: () => import('@ant-design/icons/es/icons/CheckOutlined'),
  CloseOutlined: () => import('@ant-design/icons/es/icons/CloseOutlined'),
  RollbackOutlined: () => import('@ant-design/icons/es/icons/RollbackOutlined'),
  SwapOutlined: () => import('@ant-design/icons/es/icons/SwapOutlined'),
  SendOutlined: () => import('@ant-design/icons/es/icons/SendOutlined'),
  SaveOutlined: () => import('@ant-design/icons/es/icons/SaveOutlined'),
  SearchOutlined: () => import('@ant-design/icons/es/icons/SearchOutlined'),
  ReloadOutlined: () => import('@ant-design/icons/es/icons/ReloadOutlined'),
  SettingOutlined: () => import('@ant-design/icons/es/icons/SettingOutlined'),
  UserOutlined: () => import('@ant-design/icons/es/icons/UserOutlined'),
  TeamOutlined: () => import('@ant-design/icons/es/icons/TeamOutlined'),
  LockOutlined: () => import('@ant-design/icons/es/icons/LockOutlined'),
  UnlockOutlined: () => import('@ant-design/icons/es/icons/UnlockOutlined'),
  StopOutlined: () => import('@ant-design/icons/es/icons/StopOutlined'),
  BellOutlined: () => import('@ant-design/icons/es/icons/BellOutlined'),
  QrcodeOutlined: () => import('@ant-design/icons/es/icons/QrcodeOutlined'),
};

const parts = new Map<string, ComponentType<{ 'aria-hidden': true }>>();

const NAME = /^[A-Z][A-Za-z0-9]*Outlined$/;

/** An icon that is not in the table: it comes with all others of the icon selector. */
const fromSelector =
  (name: string): Load =>
  async () => {
    const { allIcons } = await import('./fields/widgets/icon/icon-set.ts');
    return { default: (Object.hasOwn(allIcons, name) ? allIcons[name] : undefined) ?? NoIcon };
  };

const NoIcon = () => null;

/** An icon by its name; a name that no icon has shows nothing. Screen readers pass it over: the words stand beside it. */
export function Icon({ name }: { name: string }) {
  if (!NAME.test(name)) return null;
  const load = (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? fromSelector(name);
  const Part = parts.get(name) ?? lazy(load);
  parts.set(name, Part);
  return (
    <Suspense fallback={null}>
      <Part aria-hidden />
    </Suspense>
  );
}
