import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../local/browser';
import { median } from './figures';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PORT = 19_222;

/** Lighthouse's scores of a page on a simulated phone, 0 to 100: the median of so many rounds, category by category. */
export async function lighthouseScores(address: string, rounds: number): Promise<number[]> {
  const all: number[][] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await once(address));
  return CATEGORIES.map((_, category) => median(all.map((one) => one[category] ?? 0)));
}

async function once(address: string): Promise<number[]> {
  const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'nexus-lighthouse-')), {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${PORT}`],
  });
  try {
    const result = await lighthouse(address, {
      port: PORT,
      onlyCategories: [...CATEGORIES],
      output: 'json',
      logLevel: 'error',
    });
    if (process.env['LIGHTHOUSE_FAULTS']) report(result?.lhr.audits ?? {});
    return CATEGORIES.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
  } finally {
    await context.close();
  }
}

function report(audits: Record<string, { id: string; score: number | null; displayValue?: string }>): void {
  for (const { id, score, displayValue } of Object.values(audits))
    if (score !== null && score < 0.9) console.log(`  ${id}: ${score} ${displayValue ?? ''}`);
}
