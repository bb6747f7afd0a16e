import { useEffect, useState } from 'react';
import { useData } from './data.ts';

interface PictureProps {
  /** Id of the attachment. */
  readonly id: string;
  readonly name: string;
  readonly className?: string | undefined;
}

/** A picture that a row names. It stands behind the session, where an address alone does not reach. */
export function Picture({ id, name, className }: PictureProps) {
  const data = useData();
  const [shown, setShown] = useState<{ id: string; address?: string }>();
  useEffect(() => {
    let address: string | undefined;
    let isGone = false;
    data.picture(id).then(
      (content) => {
        if (isGone) return;
        address = URL.createObjectURL(content);
        setShown({ id, address });
      },
      () => !isGone && setShown({ id }),
    );
    return () => {
      isGone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [data, id]);
  const address = shown?.id === id ? shown.address : undefined;
  const isMissing = shown?.id === id && address === undefined;
  return address === undefined ? (
    <span className={className} role={isMissing ? 'note' : 'presentation'}>
      {isMissing && `无法显示${name}`}
    </span>
  ) : (
    <img src={address} alt={name} className={className} />
  );
}
