import { safeUrl } from '../../../session/safe-url.ts';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { textIn } from '../values.ts';
import { Way } from '../Way.tsx';
import styles from './hero.module.css';

/** The head of a public page. */
export function HeroPart({ block, on }: PartProps<'hero'>) {
  const state = useSource(block.source, on);
  return (
    <Sourced state={state} lines={3}>
      {([row]) => {
        const image = block.image === undefined ? undefined : safeUrl(row[block.image]);
        const text = block.text === undefined ? '' : textIn(row, block.text);
        return (
          <section className={styles['hero']} aria-label={textIn(row, block.name)}>
            {image !== undefined && <img src={image} alt="" />}
            <div className={styles['words']}>
              <h2>{textIn(row, block.name)}</h2>
              {text !== '' && <p>{text}</p>}
              {block.links && (
                <p className={styles['links']}>
                  {block.links.map((link) => (
                    <Way key={link.text} url={link.url}>
                      {link.text}
                    </Way>
                  ))}
                </p>
              )}
            </div>
          </section>
        );
      }}
    </Sourced>
  );
}
