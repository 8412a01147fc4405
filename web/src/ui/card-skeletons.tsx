import { recipeClass } from '../theme/recipe-class';
import { cardClass } from './card';
import styles from './card-skeletons.module.css';
import { Skeletons } from './states';

/** Cards in the shape of what is coming: with a picture above the words or without, and as tall as `lines` say. */
export function CardSkeletons(props: { count: number; hasPicture?: boolean; lines?: readonly number[] }) {
  const { count, hasPicture = false, lines = [26, 24, 44] } = props;
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={cardClass({}, styles.card)} aria-hidden="true">
      {hasPicture && <div className={`${recipeClass('skeleton')} ${styles.picture}`} />}
      <div className={styles.lines}>
        {lines.map((height, line) => (
          <Skeletons key={line} count={1} height={height} />
        ))}
      </div>
    </div>
  ));
}
