declare module '@ant-design/icons/es/icons/*' {
  import type { ComponentType } from 'react';
  const icon: ComponentType;
  export default icon;
}
