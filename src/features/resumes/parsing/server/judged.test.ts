import { expect, test } from 'vitest'
import { resumeKind } from '../../server/content-check.ts'
import { readResume } from '../reading/read-resume.ts'
import { textReader } from './extract/resume-text.ts'
import { fileOf, type JudgedResume, READ_ON } from './testing/judged/judged-resume.ts'
import { HELD_OUT, TUNED } from './testing/judged/judged-set.ts'
import { differencesOf, scoresOf, summedScores } from './testing/judged/scores.ts'

const FIELDS = ['title', 'skills', 'experience', 'location', 'education', 'work_history'] as const

async function answers(resumes: JudgedResume[]) {
  const read = []
  for (const resume of resumes) {
    const bytes = fileOf(resume)
    expect(await resumeKind(bytes), resume.name).toBe(resume.file.kind)
    const text = await (await textReader(resume.file.kind))(bytes)
    read.push({ truth: resume.truth, answer: readResume(text, READ_ON) })
  }
  return read
}

test.each([
  ['the rules were made with', TUNED, 0.95],
  ['were held out', HELD_OUT, 0.8],
])('judged resumes that %s are read well', async (_, resumes, least) => {
  const read = await answers(resumes)
  const summed = summedScores(read.map(({ truth, answer }) => scoresOf(truth, answer)))
  for (const field of FIELDS) {
    const { precision, recall } = summed[field]
    expect(Math.min(precision, recall), `${field} ${precision} ${recall}`).toBeGreaterThanOrEqual(least)
  }
})

test('there are at least 25 of them, in every kind, eight of them held out', () => {
  const all = [...TUNED, ...HELD_OUT]
  expect(all.length).toBeGreaterThanOrEqual(25)
  expect(HELD_OUT.length).toBeGreaterThanOrEqual(8)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  for (const kind of ['pdf', 'docx', 'doc'])
    expect(all.filter(({ file }) => file.kind === kind).length).toBeGreaterThan(3)
})

test('the judging itself tells a right answer from a wrong one', () => {
  const truth = TUNED[0]?.truth
  if (!truth) throw new Error('There is no judged resume.')
  expect(differencesOf(truth, truth)).toEqual([])
  const wrong = { ...truth, title: 'Pilot', skills: [], experience: null }
  expect(differencesOf(truth, wrong)).toContain('title beyond: pilot')
  const scores = summedScores([scoresOf(truth, wrong)])
  expect([scores.title.precision, scores.skills.recall, scores.experience.recall, scores.location.recall]).toEqual([
    0, 0, 0, 1,
  ])
})
