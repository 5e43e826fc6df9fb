/** What most of the people whose letters are judged leave empty in their profiles. */
export const plain = {
  about: null,
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: null,
  availability: null,
  custom_availability: null,
}
