let problems: string[] = []

/** Fails the test under way once it has ended. */
export function reportProblem(problem: string): void {
  problems.push(problem)
}

export function takeProblems(): string[] {
  const taken = problems
  problems = []
  return taken
}
