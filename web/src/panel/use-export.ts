import { useState } from 'react';
import { useToast } from '../lib/toasts';
import { download, tableCsv } from './content/table-files';

/** Saves all rows of a list as CSV, however many pages they are; what fails is said. */
export function useExport(given: { name: string; columns: readonly string[]; failed: string }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = async (read: () => Promise<readonly Record<string, string>[]>) => {
    setBusy(true);
    try {
      const text = tableCsv(given.columns, await read());
      download({ name: given.name, text, type: 'text/csv' });
    } catch (error) {
      toast({ title: given.failed, error });
    }
    setBusy(false);
  };
  return { isBusy, save };
}
