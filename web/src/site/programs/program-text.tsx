import styles from '../../ui/document.module.css';

/** What a program or an initiative says of itself: the short text leads, the long one follows. */
export function ProgramText({ lead, text }: { lead: string; text: string }) {
  return (
    <>
      {lead && (
        <p className={`prose ${styles.lead}`} dir="auto">
          {lead}
        </p>
      )}
      {text && (
        <p className="prose" dir="auto">
          {text}
        </p>
      )}
    </>
  );
}
