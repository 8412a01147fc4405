import { useId } from 'react';
import { Table, TableCell, TableRow } from '../../controls/table';
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
    <section className={props.isWide ? 'card padded stack whole-row' : 'card padded stack'} aria-labelledby={id}>
      <h2 className="small-title" id={id}>
        {props.title}
      </h2>
      {props.series.length > 1 && (
        <p className="row small" aria-hidden="true">
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
                  style={{ '--share': (values[index] ?? 0) / most }}
                  title={`${label}, ${name}: ${formatNumber(values[index] ?? 0, language)}`}
                >
                  {isFew && <b className="bar-value digits">{formatNumber(values[index] ?? 0, language)}</b>}
                </span>
              ))}
            </div>
            <span className="chart-label two-lines">{label}</span>
          </div>
        ))}
      </div>
      {props.note && <p className="small subtle">{props.note}</p>}
      <details>
        <summary className="link small">{t('table')}</summary>
        <Table
          label={props.title}
          columns={[props.heading, ...[...props.series, ...(props.further ?? [])].map(({ name }) => name)]}
        >
          {props.labels.map((label, index) => (
            <TableRow key={label} head={label}>
              {props.series.map(({ name, values }) => (
                <TableCell key={name}>{formatNumber(values[index] ?? 0, language)}</TableCell>
              ))}
              {props.further?.map(({ name, values }) => (
                <TableCell key={name}>{values[index]}</TableCell>
              ))}
            </TableRow>
          ))}
        </Table>
      </details>
    </section>
  );
}
