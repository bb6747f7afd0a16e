import { Button } from 'antd';
import { useNavigation } from './contexts.ts';
import { Empty } from './States.tsx';

/** A page of a row that was opened without one: where rows are found, and the way back. */
export function NoRow({ text }: { text: string }) {
  const { back } = useNavigation();
  return (
    <Empty text={text}>
      <Button onClick={back}>返回</Button>
    </Empty>
  );
}
