"""From the renderer's passes to a picture: light is smoothed apart from the print, then toned and written as PNG."""
import os
import struct
import zlib

import bpy
import numpy as np

PASSES = {
    'DiffDir': 'diffuse', 'DiffInd': 'diffuse_bounced', 'DiffCol': 'colour', 'GlossDir': 'shine',
    'GlossInd': 'shine_bounced', 'GlossCol': 'shine_colour', 'Normal': 'normal', 'Depth': 'depth', 'Image': 'whole',
}


def prepare(scene, out):
    """Has the passes written beside the picture; answers their common path."""
    base = out + '.passes'
    os.makedirs(base, exist_ok=True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = base
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for name, own in PASSES.items():
        files.file_slots.new(own + '_')
        tree.links.new(layers.outputs[name], files.inputs[own + '_'])
    tree.nodes.new('CompositorNodeComposite')
    return base


def read(base, own):
    path = os.path.join(base, own + '_0001.exr')
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    os.remove(path)
    return values.reshape(height, width, 4)[::-1, :, :3]


def neighbours(values, step):
    """The values of the eight neighbours so many pixels away, and of the place itself; the border repeats."""
    height, width = values.shape[:2]
    wide = np.pad(values, ((step, step), (step, step), (0, 0)), mode='edge')
    for dy in (0, 1, 2):
        for dx in (0, 1, 2):
            share = (2 if dy == 1 else 1) * (2 if dx == 1 else 1) / 16
            yield share, wide[dy * step:dy * step + height, dx * step:dx * step + width]


def smoothed(light, normal, depth, rounds, tone):
    """Edge-avoiding a-trous wavelet filter (Dammertz et al., 2010): blurs noise, keeps edges of form and shadow."""
    for level in range(rounds):
        step = 2 ** level
        spread = tone / (1.5 ** level)
        total = np.zeros_like(light)
        weights = np.zeros(light.shape[:2] + (1,), dtype=np.float32)
        # Compared is the brightness around a place, not the noise at it.
        grey = sum(share * value for share, value in neighbours(light.mean(axis=2, keepdims=True), step))
        around = zip(neighbours(light, step), neighbours(grey, step), neighbours(normal, step), neighbours(depth, step))
        for (share, other), (_, tint), (_, form), (_, far) in around:
            turned = 1 - np.einsum('ijk,ijk->ij', form, normal)[:, :, None]
            away = np.abs(far - depth) * (1 / (0.01 * step))
            apart = np.abs(tint - grey) / (spread * (0.08 + grey))
            weight = share * np.exp(-40 * np.maximum(turned, 0) - away - apart)
            total += weight * other
            weights += weight
        light = total / weights
    return light


# The lit table comes out as the site's own paper colour, #FBF8F2.
EXPOSURE = 1.02


def toned(light):
    """Linear light to sRGB; the brightest tenth is rolled off so that highlights don't clip."""
    light = light * EXPOSURE
    shoulder = 0.9
    over = np.maximum(light - shoulder, 0)
    rolled = np.where(light > shoulder, shoulder + (1.04 - shoulder) * (1 - np.exp(-over / (1.04 - shoulder))), light)
    value = np.clip(rolled, 0, 1)
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)


def write_png(path, values):
    """8 bits a channel, dithered by a fixed grain so that soft shadows show no bands."""
    grain = np.random.default_rng(7).uniform(-0.5, 0.5, values.shape)
    pixels = np.clip(values * 255 + 0.5 + grain, 0, 255).astype(np.uint8)
    height, width = pixels.shape[:2]
    rows = b''.join(b'\0' + pixels[row].tobytes() for row in range(height))

    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

    with open(path + '.part', 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0)))
        file.write(chunk(b'IDAT', zlib.compress(rows, 6)) + chunk(b'IEND', b''))
    os.replace(path + '.part', path)


def develop(base, out):
    found = {own: read(base, own) for own in PASSES.values()}
    os.rmdir(base)
    normal, depth = found['normal'], found['depth'][:, :, :1]
    normal = normal / np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-4)
    depth = depth / np.median(depth)
    diffuse = smoothed(found['diffuse'] + found['diffuse_bounced'], normal, depth, 5, 0.22)
    shine = smoothed(found['shine'] + found['shine_bounced'], normal, depth, 2, 0.6)
    # What no pass of light holds (what shines itself, edges of clipped sheets) is taken as it was rendered.
    known = found['diffuse'] + found['diffuse_bounced']
    rest = found['whole'] - known * found['colour'] - (found['shine'] + found['shine_bounced']) * found['shine_colour']
    light = diffuse * found['colour'] + shine * found['shine_colour'] + rest
    write_png(out, toned(np.maximum(light, 0)))
