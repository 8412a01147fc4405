import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** Fails a run in which a journey passed without expecting anything: vitest's `requireAssertions`, for journeys. */
export default class AssertingReporter implements Reporter {
  private readonly silent: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' && !result.steps.some(expects)) this.silent.push(test.title);
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    for (const title of this.silent) console.log(`✗ expects nothing: ${title}`);
    return Promise.resolve({ status: this.silent.length > 0 ? 'failed' : status });
  }
}

function expects(step: TestStep): boolean {
  return step.category === 'expect' || step.steps.some(expects);
}
