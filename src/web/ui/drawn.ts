import { createElement, type SVGProps } from 'react'

/** The lines of an icon: elements of SVG and their attributes, on a field of 24 by 24. */
export type Lines = readonly (readonly [tag: string, attributes: Record<string, string>])[]

/** An icon of these lines, in the colour of the text beside it; hidden from screen readers, which get words. */
export const drawn = (lines: Lines) => (props: SVGProps<SVGSVGElement>) =>
  createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': 'true',
      ...props,
    },
    ...lines.map(([tag, attributes]) => createElement(tag, attributes)),
  )
