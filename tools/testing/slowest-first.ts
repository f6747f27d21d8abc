import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take more than ten seconds; those that `npm test` prints as slowest belong here. */
const slowest = [
  'testing/permission-matrix.test.ts',
  'testing/answer-matrix.test.ts',
  'testing/audience-matrix.test.ts',
  'crawl/crawl.test.ts',
  'crawl/audiences.test.ts',
  'testing/killed-jobs.test.ts',
  'db/embedded-postgres.test.ts',
  'start/web-processes.test.ts',
  'instance-backup/instance-backup.test.ts',
  'model/model.test.ts',
  'tools/new-feature.test.ts',
]

/** Begins each project with its slowest files, so that no worker ends with one while the others have nothing left. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) => {
      const ofProject = sorted.filter(({ project }) => project.name === name)
      const rankOf = ({ moduleId }: TestSpecification) => {
        const rank = slowest.findIndex((ending) => moduleId.endsWith(ending))
        return rank === -1 ? slowest.length : rank
      }
      return ofProject.toSorted((a, b) => rankOf(a) - rankOf(b))
    })
  }
}
