"""Renders staged scenes one after the other: blender -b --python render.py -- FOLDER OUT id id …

A scene is FOLDER/id.json (triangles, looks, camera), its picture OUT/id.png. Pictures that are there are left alone.
"""
import json
import math
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(__file__))
import develop  # noqa: E402

# The key comes from the upper left, in front of the table; paper and sky fill its shadows.
KEY_TOWARDS = (-0.62, -0.52, 0.86)
KEY = 2.0
KEY_SOFTNESS = math.radians(16)
FILL = 0.52
GROUND = (0.980, 0.957, 0.928)


def linear(colour):
    """#rrggbb as linear light."""
    shares = [int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def empty_room():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transparent_max_bounces = 24
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 6.0
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    scene.render.use_persistent_data = False
    layer = bpy.context.view_layer
    for name in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect',
                 'glossy_color', 'normal', 'z'):
        setattr(layer, 'use_pass_' + name, True)
    return scene


def light_up():
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes['Background'].inputs['Color'].default_value = (1.0, 0.985, 0.962, 1)
    tree.nodes['Background'].inputs['Strength'].default_value = FILL
    sun = bpy.data.lights.new('key', 'SUN')
    sun.energy = KEY
    sun.color = (1.0, 0.978, 0.94)
    sun.angle = KEY_SOFTNESS
    key = bpy.data.objects.new('key', sun)
    key.rotation_mode = 'QUATERNION'
    from mathutils import Vector
    key.rotation_quaternion = Vector(KEY_TOWARDS).to_track_quat('Z', 'Y')
    bpy.context.collection.objects.link(key)
    # Windows that only shine in glossy surfaces: a wide one at the upper left, a strip at the right.
    soft_box('window', (-5.5, 1.0, 5.5), 5.0, 5.0, 2.2)
    soft_box('strip', (6.5, -1.0, 3.0), 1.2, 5.0, 0.9)
    soft_box('sky', (-3.0, 9.0, 6.5), 5.0, 3.0, 1.8)
    soft_box('top', (0.0, 3.5, 7.0), 6.0, 2.5, 1.0)


def soft_box(name, place, width, height, strength):
    from mathutils import Vector
    data = bpy.data.meshes.new(name)
    w, h = width / 2, height / 2
    data.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    box = bpy.data.objects.new(name, data)
    box.location = place
    box.rotation_mode = 'QUATERNION'
    box.rotation_quaternion = Vector(place).to_track_quat('Z', 'Y')
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    emission = nodes.new('ShaderNodeEmission')
    emission.inputs['Strength'].default_value = strength
    out = nodes.new('ShaderNodeOutputMaterial')
    material.node_tree.links.new(emission.outputs[0], out.inputs['Surface'])
    material.cycles.sample_as_light = False
    data.materials.append(material)
    for ray in ('camera', 'diffuse', 'shadow', 'transmission', 'volume_scatter'):
        setattr(box, 'visible_' + ray, False)
    bpy.context.collection.objects.link(box)


def lay_table(colour):
    size = 60
    data = bpy.data.meshes.new('table')
    data.from_pydata([(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [], [(0, 1, 2, 3)])
    material = bpy.data.materials.new('table')
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    # Paper as bright from every side: the principled shader throws light back at a low camera.
    paper = nodes.new('ShaderNodeBsdfDiffuse')
    paper.inputs['Color'].default_value = (*(linear(colour) if colour else GROUND), 1)
    out = nodes.new('ShaderNodeOutputMaterial')
    material.node_tree.links.new(paper.outputs[0], out.inputs['Surface'])
    data.materials.append(material)
    bpy.context.collection.objects.link(bpy.data.objects.new('table', data))


def picture_node(tree, folder, name, data=False):
    node = tree.nodes.new('ShaderNodeTexImage')
    node.image = bpy.data.images.load(os.path.join(folder, name), check_existing=True)
    node.interpolation = 'Cubic'
    node.extension = 'EXTEND'
    if data:
        node.image.colorspace_settings.name = 'Non-Color'
    return node


def material_of(look, folder, index):
    material = bpy.data.materials.new(f'look {index}')
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    out = tree.nodes['Material Output']
    inputs = shader.inputs
    inputs['Base Color'].default_value = (*linear(look['colour']), 1)
    inputs['Roughness'].default_value = look['roughness']
    inputs['Specular'].default_value = look.get('specular', 0.35)
    inputs['Metallic'].default_value = 1 if look.get('metallic') else 0
    inputs['Clearcoat'].default_value = look.get('clearcoat', 0)
    inputs['Clearcoat Roughness'].default_value = 0.06
    if look.get('texture'):
        print_of = picture_node(tree, folder, look['texture'])
        # Nothing printed is whiter than its board.
        dim = tree.nodes.new('ShaderNodeMixRGB')
        dim.blend_type = 'MULTIPLY'
        dim.inputs[0].default_value = 1
        dim.inputs[2].default_value = (0.93, 0.93, 0.93, 1)
        tree.links.new(print_of.outputs['Color'], dim.inputs[1])
        tree.links.new(dim.outputs[0], inputs['Base Color'])
    if look.get('gloss'):
        gloss = picture_node(tree, folder, look['gloss'], data=True)
        invert = tree.nodes.new('ShaderNodeMapRange')
        invert.inputs['To Min'].default_value = 0.75
        invert.inputs['To Max'].default_value = 0.1
        tree.links.new(gloss.outputs['Color'], invert.inputs['Value'])
        tree.links.new(invert.outputs[0], inputs['Roughness'])
        tree.links.new(gloss.outputs['Color'], inputs['Clearcoat'])
    if look.get('grain'):
        add_grain(tree, inputs, look['grain'])
    if look.get('holographic'):
        add_rainbow(tree, inputs, print_of)
    behind = see_through(tree, out, look) if look.get('glass') else None
    clip = look['texture'] if look.get('clip') else look.get('clipBy')
    if clip:
        mask = picture_node(tree, folder, clip)
        behind = behind or tree.nodes.new('ShaderNodeBsdfTransparent')
        mix = tree.nodes.new('ShaderNodeMixShader')
        tree.links.new(mask.outputs['Alpha'], mix.inputs[0])
        tree.links.new(behind.outputs[0], mix.inputs[1])
        tree.links.new(shader.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], out.inputs['Surface'])
    return material


def see_through(tree, out, look):
    """Thin clear film: what is behind it, and a reflection that grows towards its edges."""
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (*linear(look['colour']), 1)
    shine = tree.nodes.new('ShaderNodeBsdfGlossy')
    shine.inputs['Roughness'].default_value = look['roughness']
    edge = tree.nodes.new('ShaderNodeLayerWeight')
    edge.inputs['Blend'].default_value = 0.18
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(edge.outputs['Fresnel'], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs['Surface'])
    return mix


def add_rainbow(tree, inputs, print_of):
    """Film pressed with cells of fine grooves: its hue follows the direction of the reflected light, cell by cell."""
    place = tree.nodes.new('ShaderNodeTexCoord')
    cells = tree.nodes.new('ShaderNodeTexVoronoi')
    cells.inputs['Scale'].default_value = 13
    tree.links.new(place.outputs['UV'], cells.inputs['Vector'])
    cell = tree.nodes.new('ShaderNodeSeparateRGB')
    tree.links.new(cells.outputs['Color'], cell.inputs[0])
    seen = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs['Reflection'], seen.inputs[0])
    spot = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs['UV'], spot.inputs[0])

    def sum_of(*parts):
        total = None
        for output, share in parts:
            node = tree.nodes.new('ShaderNodeMath')
            node.operation = 'MULTIPLY_ADD'
            node.inputs[1].default_value = share
            tree.links.new(output, node.inputs[0])
            if total is None:
                node.inputs[2].default_value = 0
            else:
                tree.links.new(total, node.inputs[2])
            total = node.outputs[0]
        return total

    turn = tree.nodes.new('ShaderNodeMath')
    turn.operation = 'FRACT'
    tree.links.new(
        sum_of((seen.outputs[0], 1.1), (seen.outputs[1], 0.7), (spot.outputs[0], 1.3), (spot.outputs[1], 0.9),
               (cell.outputs[0], 0.34)),
        turn.inputs[0],
    )
    colours = tree.nodes.new('ShaderNodeCombineHSV')
    colours.inputs['S'].default_value = 0.55
    tree.links.new(turn.outputs[0], colours.inputs['H'])
    colours.inputs['V'].default_value = 1
    mix = tree.nodes.new('ShaderNodeMixRGB')
    tree.links.new(print_of.outputs['Alpha'], mix.inputs[0])
    tree.links.new(colours.outputs[0], mix.inputs[1])
    tree.links.new(print_of.outputs['Color'], mix.inputs[2])
    tree.links.new(mix.outputs[0], inputs['Base Color'])
    # Each cell leans a little, so that some shine while others don't.
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = 0.12
    tree.links.new(cell.outputs[1], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], inputs['Normal'])


def add_grain(tree, inputs, strength):
    """Fibres and specks of recycled and brown board, as tone and as relief."""
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 60
    noise.inputs['Detail'].default_value = 4
    place = tree.nodes.new('ShaderNodeTexCoord')
    tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'OVERLAY'
    mix.inputs[0].default_value = strength * 0.6
    mix.inputs[1].default_value = inputs['Base Color'].default_value
    tree.links.new(noise.outputs['Fac'], mix.inputs[2])
    tree.links.new(mix.outputs[0], inputs['Base Color'])


def build(piece, folder, index):
    materials = [material_of(look, folder, f'{index}.{at}') for at, look in enumerate(piece['looks'])]
    for number, part in enumerate(piece['parts']):
        data = bpy.data.meshes.new(f'{index}.{number}')
        data.from_pydata(part['points'], [], part['faces'])
        layer = data.uv_layers.new()
        uvs = part['uvs']
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
        if part['smooth']:
            data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.materials.append(materials[part['material']])
        bpy.context.collection.objects.link(bpy.data.objects.new(data.name, data))


def aim(camera):
    from mathutils import Vector
    data = bpy.data.cameras.new('camera')
    data.lens = camera['lens']
    data.sensor_width = 36
    eye = bpy.data.objects.new('camera', data)
    eye.location = camera['place']
    eye.rotation_mode = 'QUATERNION'
    eye.rotation_quaternion = (Vector(camera['place']) - Vector(camera['target'])).to_track_quat('Z', 'Y')
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye


def render(path, folder, out, percentage):
    with open(path, encoding='utf-8') as file:
        staged = json.load(file)
    scene = empty_room()
    scene.render.resolution_x, scene.render.resolution_y = staged['width'], staged['height']
    scene.render.resolution_percentage = percentage
    scene.cycles.samples = staged['samples']
    light_up()
    lay_table(staged.get('ground'))
    for index, piece in enumerate(staged['pieces']):
        build(piece, folder, index)
    aim(staged['camera'])
    passes = develop.prepare(scene, out)
    bpy.ops.render.render()
    develop.develop(passes, out)


def main():
    folder, out, *ids = sys.argv[sys.argv.index('--') + 1:]
    percentage = int(os.environ.get('PERCENT', '100'))
    for name in ids:
        target = os.path.join(out, name + '.png')
        if os.path.exists(target):
            continue
        start = time.time()
        try:
            render(os.path.join(folder, name + '.json'), folder, target, percentage)
            print(f'RENDERED {name} in {time.time() - start:.1f} s', flush=True)
        except Exception as error:  # The next picture is not to wait for this one.
            print(f'FAILED {name}: {error!r}', flush=True)


main()
