import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** The lines that say what was expected and what was there instead. */
const linesMax = 6

/** Repeats in a few lines at the very end why journeys failed, for logs of which only the end is kept. */
class FailureReporter implements Reporter {
  private readonly failures: string[] = []
  private root = ''

  onBegin(config: FullConfig): void {
    this.root = config.rootDir
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'skipped' || status === test.expectedStatus) return
    for (const { message = 'no message', location } of errors) {
      const fileAndLine = location && `${path.relative(this.root, location.file)}:${location.line}`
      const lines = stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, linesMax)
      this.failures.push([`${test.title} (${fileAndLine ?? status})`, ...lines].join('\n    '))
    }
  }

  onEnd(): void {
    if (this.failures.length === 0) return
    process.stdout.write(`\nWhy journeys failed:\n${this.failures.join('\n')}\n`)
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter's default export
export default FailureReporter
