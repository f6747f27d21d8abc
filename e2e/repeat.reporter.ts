import path from 'node:path'
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

interface Failure {
  /** Counts from 1. */
  run: number
  trace: string | undefined
}

interface Journey {
  title: string
  runs: number
  failures: Failure[]
}

/** Reports how often each repeated journey passed, and in which runs it failed. */
class RepeatReporter implements Reporter {
  private readonly journeys = new Map<string, Journey>()
  private root = ''

  onBegin(config: FullConfig): void {
    this.root = config.rootDir
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return
    const title = this.titleOf(test)
    const journey = this.journeys.get(title) ?? { title, runs: 0, failures: [] }
    this.journeys.set(title, journey)
    journey.runs += 1
    if (result.status === test.expectedStatus) return
    const trace = result.attachments.find(({ name }) => name === 'trace')?.path
    journey.failures.push({ run: test.repeatEachIndex + 1, trace })
  }

  onEnd(): void {
    const journeys = [...this.journeys.values()]
    if (journeys.every(({ runs }) => runs === 1)) return
    const lines = journeys
      .toSorted((one, other) => other.failures.length - one.failures.length)
      .map(describeJourney)
    process.stdout.write(`\nPassed of how often run:\n${lines.join('\n')}\n`)
  }

  private titleOf(test: TestCase): string {
    const [, project, , ...titles] = test.titlePath()
    const file = path.relative(this.root, test.location.file)
    return `[${project}] ${file} › ${titles.join(' › ')}`
  }
}

function describeJourney({ title, runs, failures }: Journey): string {
  const line = `${runs - failures.length} of ${runs}  ${title}`
  const details = failures.map(
    ({ run, trace }) => `    failed in run ${run}: ${trace ?? 'no trace'}`,
  )
  return [line, ...details].join('\n')
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter's default export
export default RepeatReporter
