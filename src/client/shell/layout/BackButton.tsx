import { LeftOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import { useFrame } from '../frame.ts';

/** The way back on a phone; a page that nothing came before leads home. */
export function BackButton({ className }: { readonly className: string | undefined }) {
  const navigate = useNavigate();
  const { home } = useFrame();
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(home));
  return (
    <button type="button" className={className} title="返回" aria-label="返回" onClick={() => void goBack()}>
      <LeftOutlined />
    </button>
  );
}
