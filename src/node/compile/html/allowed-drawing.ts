/**
 * Elements allowed in a published SVG. None of them runs code, links elsewhere, or contains HTML.
 */
export const elements = toSet(
  'circle clipPath defs desc ellipse filter g image line linearGradient marker mask metadata path pattern polygon',
  'polyline radialGradient rect stop style svg switch symbol text textPath title tspan use view',
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
  'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
);

/** Attributes allowed in a published SVG: those for drawing and naming. */
export const attributes = toSet(
  'class id lang role style tabindex title type version baseProfile viewBox preserveAspectRatio width height x y x1 x2 y1 y2',
  'cx cy r rx ry fx fy fr dx dy d points pathLength transform transform-origin transform-box rotate offset textLength',
  'lengthAdjust startOffset method spacing side gradientUnits gradientTransform spreadMethod patternUnits',
  'patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits',
  'refX refY orient media enable-background requiredFeatures systemLanguage',
  'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters',
  'color-rendering cursor direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity',
  'font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant font-weight',
  'glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color',
  'line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order',
  'pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap',
  'stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-overflow',
  'text-orientation text-rendering unicode-bidi vector-effect visibility white-space word-spacing writing-mode',
  'amplitude azimuth baseFrequency bias diffuseConstant divisor edgeMode elevation exponent filterRes filterUnits in in2',
  'intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength limitingConeAngle mode numOctaves operator order pointsAtX',
  'pointsAtY pointsAtZ preserveAlpha primitiveUnits radius result scale seed slope specularConstant specularExponent',
  'stdDeviation stitchTiles surfaceScale tableValues targetX targetY values xChannelSelector yChannelSelector z',
);

/** Namespaces of drawing programs' metadata, which browsers neither render nor run. */
export const noteNamespaces: ReadonlySet<string> = new Set([
  'http://creativecommons.org/ns#',
  'http://purl.org/dc/elements/1.1/',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://web.resource.org/cc/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.figma.com/figma/ns',
  'http://www.inkscape.org/namespaces/inkscape',
  'http://www.serif.com/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
]);

function toSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '));
}
