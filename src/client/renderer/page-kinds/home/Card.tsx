import { useState, type ReactNode } from 'react';
import type { HomeCard, PageBlock } from '../../../../contract/generated/meta.ts';
import { EmptyProvider } from '../../blocks/absent.ts';
import { Parts } from '../../blocks/Parts.tsx';
import { useNavigation } from '../../contexts.ts';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { Icon } from '../../icons.tsx';
import type { LoadedPage } from '../../pages.ts';
import { Page } from '../../Page.tsx';
import { under } from '../../schema/fault.ts';
import { FiguresCard } from './FiguresCard.tsx';
import { cardOf, type HeldCard } from './home.ts';
import { LinesCard } from './LinesCard.tsx';
import styles from './home.module.css';

interface CardProps {
  readonly held: HeldCard;
  readonly home: LoadedPage;
}

/** One card: it fails alone, and is not there while it has nothing for the reader. */
export function Card({ held, home }: CardProps) {
  const [isEmpty, setEmpty] = useState(false);
  const card = cardOf(held);
  const content = (
    <ErrorBoundary place={home.place} small>
      <EmptyProvider value={setEmpty}>
        <Content held={held} card={card} home={home} />
      </EmptyProvider>
    </ErrorBoundary>
  );
  return (
    <div
      className={styles['slot']}
      data-width={held.Width}
      data-card={held.Key}
      data-bare={card.block !== undefined || undefined}
      hidden={isEmpty}
    >
      {card.block ? content : <CardFrame held={held}>{content}</CardFrame>}
    </div>
  );
}

/** Heading and body of a card; the heading leads to the page that the card is taken from. */
function CardFrame({ held, children }: { readonly held: HeldCard; readonly children: ReactNode }) {
  const { openPage } = useNavigation();
  const { Title, Link } = held;
  return (
    <section className={styles['card']} aria-label={Title}>
      <header>
        <h2>{Title}</h2>
        {Link !== null && (
          <button
            type="button"
            className={styles['more']}
            aria-label={`打开${Title}`}
            onClick={() => openPage(Link, undefined, 'page')}
          >
            <Icon name="RightOutlined" />
          </button>
        )}
      </header>
      {children}
    </section>
  );
}

interface ContentProps extends CardProps {
  readonly card: HomeCard;
}

function Content({ held, card, home }: ContentProps) {
  if (card.figures) return <FiguresCard cardKey={held.Key} figures={card.figures} />;
  if (card.lines) return <LinesCard cardKey={held.Key} lines={card.lines} />;
  if (card.page !== undefined) return <Page path={card.page} heading={false} />;
  if (card.block) return <BlockCard block={{ ...card.block, title: held.Title } as PageBlock} home={home} />;
  return null;
}

/** A block, drawn as a page of the module draws its own: nothing of that page is needed for it. */
function BlockCard({ block, home }: { readonly block: PageBlock; readonly home: LoadedPage }) {
  const [times, setTimes] = useState(0);
  const on = { page: home, times, reload: () => setTimes(times + 1) };
  return <Parts blocks={[{ ...block, span: 4 } as PageBlock]} place={under(home.place, 'cards')} on={on} />;
}
