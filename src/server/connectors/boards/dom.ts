import { parseDocument } from 'htmlparser2'

type Loaded = ReturnType<typeof parseDocument>

/** A parsed page or a part of it. */
export type DomNode = Loaded['children'][number]
export type DomElement = Extract<DomNode, { attribs: Record<string, string> }>
export type DomParent = Loaded | DomElement

/**
 * Parses markup, however broken. htmlparser2 is several times faster than a browser's algorithm and keeps links
 * around blocks as they were written, which result cards rely on.
 */
export function parseHtml(raw: string): DomParent {
  return parseDocument(hasManyTags(raw) ? cutWhereTooDeep(raw) : raw)
}

/** The parser's time grows with the square of the depth; no page of people comes near this. */
const deepest = 2000

/** Whether it could be too deep at all: few pages have so many tags, and counting them by name costs as much as parsing. */
function hasManyTags(raw: string): boolean {
  let tags = 0
  for (let at = raw.indexOf('<'); at !== -1 && tags <= deepest; at = raw.indexOf('<', at + 1)) tags += 1
  return tags > deepest
}

/**
 * Ends the page where more elements are open than any real page has, so that a page of a million unclosed tags costs
 * nothing. The count is rough: tags in scripts and comments count too.
 */
function cutWhereTooDeep(raw: string): string {
  let depth = 0
  for (const tag of raw.matchAll(/<(\/?)(?!(?:br|img|input|meta|link|hr|p|li|dt|dd|td|tr|option)\b)[a-z]/gi)) {
    depth = Math.max(0, depth + (tag[1] ? -1 : 1))
    if (depth > deepest) return raw.slice(0, tag.index)
  }
  return raw
}

const [textNode, commentNode, documentNode] = [3, 8, 9] as const

export function isElement(node: DomNode): node is DomElement {
  return 'attribs' in node
}

export function isText(node: DomNode): node is Extract<DomNode, { nodeType: 3 }> {
  return node.nodeType === textNode
}

export function isComment(node: DomNode): node is Extract<DomNode, { nodeType: 8 }> {
  return node.nodeType === commentNode
}

/**
 * Visits everything below `root` in document order; `enter` answers false to pass over what is inside.
 * Not recursive: a page nested a million deep must not end the process.
 */
export function walk(
  root: DomParent,
  enter: (node: DomNode) => boolean,
  leave: (node: DomNode) => void = () => undefined,
): void {
  let node: DomNode | null = root.firstChild
  while (node) {
    const inside: DomNode | null = enter(node) && 'children' in node ? node.firstChild : null
    node = inside ?? nextAfter(node, root, leave)
  }
}

function nextAfter(node: DomNode, root: DomParent, leave: (node: DomNode) => void = () => undefined): DomNode | null {
  let current = node
  for (;;) {
    leave(current)
    if (current.nextSibling) return current.nextSibling
    const parent = current.parent
    if (!parent || parent === root || parent.nodeType === documentNode) return null
    current = parent
  }
}

/** What an element has to be; `not` passes over an element with all its content. */
export type ElementTest = (element: DomElement) => boolean

/** All matching elements below `root`, in document order. */
export function findAll(root: DomParent, test: ElementTest, not: ElementTest = () => false): DomElement[] {
  const found: DomElement[] = []
  walk(root, (node) => {
    if (!isElement(node)) return false
    if (not(node)) return false
    if (test(node)) found.push(node)
    return true
  })
  return found
}

/** The first matching element below `root`. */
export function findFirst(root: DomParent, test: ElementTest, not: ElementTest = () => false): DomElement | undefined {
  let node: DomNode | null = root.firstChild
  while (node) {
    const element: DomElement | null = isElement(node) && !not(node) ? node : null
    if (element && test(element)) return element
    node = element?.firstChild ?? nextAfter(node, root)
  }
  return undefined
}

/** The nearest matching element around `element`. */
export function closest(element: DomElement, test: ElementTest): DomElement | undefined {
  let parent = element.parent
  while (parent && parent.nodeType !== documentNode) {
    if (isElement(parent) && test(parent)) return parent
    parent = parent.parent
  }
  return undefined
}

export function attribute(element: DomElement | undefined, name: string): string | undefined {
  return element && Object.hasOwn(element.attribs, name) ? element.attribs[name] : undefined
}

export function hasClass(element: DomElement, name: string): boolean {
  const classes = attribute(element, 'class')
  if (!classes?.includes(name)) return false
  return classes.split(/\s+/).includes(name)
}

/** Test for a tag name, a class, or both: `is('h4')`, `is('', 'badge')`, `is('p', 'error')`. */
export function is(tag: string, className = ''): ElementTest {
  return (element) => (tag === '' || element.name === tag) && (className === '' || hasClass(element, className))
}
