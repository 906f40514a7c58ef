"""Layouts of the reference projects, a file each; as the designs'."""
