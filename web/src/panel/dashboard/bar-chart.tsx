import { useId } from 'react';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';

export interface Series {
  name: string;
  tone: 'primary' | 'success' | 'warning' | 'danger' | 'line';
  values: readonly number[];
}

const MOST_NUMBERED = 15;

/** Bars side by side, drawn with CSS so that they follow theme and direction; the same figures as a table below. */
export function BarChart(props: {
  title: string;
  note?: string;
  heading: string;
  labels: readonly string[];
  series: readonly Series[];
  /** Columns that stand in the table alone. */
  further?: readonly { name: string; values: readonly string[] }[];
  isWide?: boolean;
}) {
  const t = useWords('admin', 'panel.dashboard');
  const language = useLanguage();
  const id = useId();
  // Figures over so many bars that they would stand on each other are in the table alone.
  const isFew = props.labels.length * props.series.length <= MOST_NUMBERED;
  const most = Math.max(1, ...props.series.flatMap(({ values }) => values));
  return (
    <section className={props.isWide ? 'card pad stack span2' : 'card pad stack'} aria-labelledby={id}>
      <h2 className="t18" id={id}>
        {props.title}
      </h2>
      {props.series.length > 1 && (
        <p className="row sm" aria-hidden="true">
          {props.series.map(({ name, tone }) => (
            <span key={name} className="row legend" data-tone={tone}>
              {name}
            </span>
          ))}
        </p>
      )}
      <div className="chart" aria-hidden="true">
        {props.labels.map((label, index) => (
          <div key={label} className="chart-group">
            <div className="bars">
              {props.series.map(({ name, tone, values }) => (
                <span
                  key={name}
                  data-tone={tone}
                  style={{ blockSize: `${((values[index] ?? 0) / most) * 100}%` }}
                  title={`${label}, ${name}: ${formatNumber(values[index] ?? 0, language)}`}
                >
                  {isFew && <b className="bar-value num">{formatNumber(values[index] ?? 0, language)}</b>}
                </span>
              ))}
            </div>
            <span className="chart-label clamp2">{label}</span>
          </div>
        ))}
      </div>
      {props.note && <p className="sm subtle">{props.note}</p>}
      <details>
        <summary className="link sm">{t('table')}</summary>
        <div className="scroll" role="group" aria-labelledby={id} tabIndex={-1}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{props.heading}</th>
                {[...props.series, ...(props.further ?? [])].map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {props.labels.map((label, index) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {props.series.map(({ name, values }) => (
                    <td key={name} className="num">
                      {formatNumber(values[index] ?? 0, language)}
                    </td>
                  ))}
                  {props.further?.map(({ name, values }) => (
                    <td key={name} className="num">
                      {values[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
