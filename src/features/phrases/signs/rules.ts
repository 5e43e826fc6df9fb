/** Signs that begin an item of a list, as pieces of a class of signs; the last three are of a font of symbols. */
export const BULLETS = String.raw`•·●▪■◆►➤➢✓✔○◦‣∙⁃⚫⬤▸❖✦\u{f0b7}\u{f0a7}\u{f0d8}`
